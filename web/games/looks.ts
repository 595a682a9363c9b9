// The colour and the sign of every game, on every page.
import.meta.glob('./*/look.css', { eager: true });
