// The worker in which the bots of Space Lab think.
import { bot } from '#shared/games/space-lab/bot/bot.ts';
import { answer, type Question } from '#web/table/host/thinker.ts';

addEventListener('message', ({ data }: MessageEvent<Question>) => postMessage(answer(bot, data)));
