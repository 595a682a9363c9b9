// The colour and the sign of every game, wherever one is named.
import.meta.glob('./*/look.css', { eager: true });
