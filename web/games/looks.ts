// The colour and the sign of every game, for whoever shows games without opening one.
import.meta.glob('./*/look.css', { eager: true });
