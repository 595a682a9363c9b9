// A page that the browser had put aside whole and now shows again.

/**
 * It begins anew: other pages may have gone on with its match, and WebKit has taken its locks and cut off what it was
 * storing. It would say that the match was continued in another tab.
 */
export function beginAnewWhenShownAgain(): void {
  addEventListener('pageshow', ({ persisted }) => persisted && location.reload());
}
