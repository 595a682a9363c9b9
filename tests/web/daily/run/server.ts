// A stand-in for the Worker and the way to it: its rules about tickets, and requests and replies that are lost or slow.
import { THROWS } from '#shared/daily/puzzle.ts';
import type { Answer } from '#shared/daily/score.ts';
import type { Millis } from '#shared/engine/game.ts';
import { SETTLE } from '#shared/games/space-bowl/components.ts';

interface Ticket {
  answers: Answer[];
  spans: Millis[];
  revealed: Millis | null;
}
interface Body {
  ticket: string;
  throw: number;
  answer: Answer;
  span: Millis;
  record?: string;
}

/** What becomes of one request: how long it is on its way, or where it is lost; `fails` is noticed at once. */
export interface Fate {
  there?: Millis | 'lost' | 'fails';
  back?: Millis | 'lost' | 'fails';
  /** The network brings it a second time, so long after the first. */
  twice?: Millis;
}
type Asked = { step: string; body: Body; at: Millis };

export function createServer() {
  const revealed = new Map<number, { ticket: string; at: Millis }>();
  const answered = new Map<number, { answer: Answer; at: Millis }>();
  const asked: Asked[] = [];
  let result: object | null = null;
  let fateOf: (asked: Asked, count: number) => Fate = () => ({});
  let refusal: string | null = null;

  const refused = (code: string) => ({ ok: false, code });

  function reveal({ ticket, throw: index }: Body): object {
    const content: Ticket = JSON.parse(ticket);
    if (content.revealed !== null || index !== content.answers.length) return refused('out-of-order');
    const known = revealed.get(index);
    if (known ? known.ticket !== ticket : answered.size !== index) return refused('replayed');
    const at = known?.at ?? Date.now();
    revealed.set(index, { ticket, at });
    return { ok: true, ticket: JSON.stringify({ ...content, revealed: at }), ago: Date.now() - at };
  }

  function answer({ ticket, throw: index, answer, span: onPage }: Body): object {
    const content: Ticket = JSON.parse(ticket);
    if (content.revealed === null || index !== content.answers.length) return refused('out-of-order');
    const known = answered.get(index);
    if (known ? known.answer !== answer : revealed.get(index)?.at !== content.revealed)
      return refused('replayed');
    const at = known?.at ?? Date.now();
    answered.set(index, { answer, at });
    const span = Math.max(at - content.revealed - SETTLE, onPage);
    const next = { answers: [...content.answers, answer], spans: [...content.spans, span], revealed: null };
    if (next.answers.length < THROWS)
      return { ok: true, span, ticket: JSON.stringify(next), result: null, record: null };
    result = { score: 6, time: next.spans.reduce((sum, one) => sum + one), timing: 'serverTimed' };
    return { ok: true, span, ticket: null, result, record: 'signed' };
  }

  function said(step: string, body: Body): object {
    if (refusal !== null) return refused(refusal);
    if (step === 'reveal') return reveal(body);
    if (step === 'answer') return answer(body);
    return { ok: true, ticket: JSON.stringify({ answers: [], spans: [], revealed: null }) };
  }

  function fetch(address: string, { body, signal }: { body: string; signal: AbortSignal }) {
    return new Promise<object>((resolve, reject) => {
      const fail = () => reject(new TypeError('Failed to fetch'));
      signal.addEventListener('abort', fail);
      const one: Asked = { step: address.split('/').at(-1)!, body: JSON.parse(body), at: Date.now() };
      asked.push(one);
      const { there = 0, back = 0, twice } = fateOf(one, asked.length);
      if (twice !== undefined) setTimeout(() => said(one.step, one.body), twice);
      if (there === 'fails') return fail();
      if (there === 'lost') return;
      setTimeout(() => {
        const reply = said(one.step, one.body);
        if (back === 'fails') return fail();
        if (back !== 'lost') setTimeout(() => resolve({ json: async () => reply }), back);
      }, there);
    });
  }

  return {
    fetch,
    asked,
    steps: () => asked.map(({ step, body }) => `${step} ${body.throw ?? ''}`.trim()),
    result: () => result,
    /** Of each request from now on, with how many there have been. */
    set fate(of: (asked: Asked, count: number) => Fate) {
      fateOf = of;
    },
    refuse: (code: string | null) => {
      refusal = code;
    },
  };
}
