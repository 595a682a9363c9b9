// The worker in which the bots of Gravity Superstar think.
import { bot } from '#shared/games/gravity-superstar/bot.ts';
import { answer, type Question } from '#web/table/host/thinker.ts';

addEventListener('message', ({ data }: MessageEvent<Question>) => postMessage(answer(bot, data)));
