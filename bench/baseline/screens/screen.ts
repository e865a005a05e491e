import type { TFunction } from "i18next";
import type { Greeting } from "./visit.machine.ts";

export interface ScreenProps {
	readonly t: TFunction;
	readonly greeting: Greeting;
}
