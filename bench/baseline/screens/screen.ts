import type { Greeting } from "./visit.machine.ts";
import type { Translate } from "./words.ts";

export interface ScreenProps {
	readonly t: Translate;
	readonly greeting: Greeting;
}
