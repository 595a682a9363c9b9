// The worker in which the bots of Gravity Superstar think.
import { bot } from '../../../shared/gravity-superstar/bot.ts';
import { answer, type Question } from '../../table/thinker.ts';

addEventListener('message', ({ data }: MessageEvent<Question>) => postMessage(answer(bot, data)));
