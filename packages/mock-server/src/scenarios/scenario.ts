import type { World } from "../world.ts";

/** A named starting state of the platform, for the demo, Playwright and the provider states of Pact. */
export interface Scenario {
	readonly name: string;
	readonly shows: string;
	readonly setUp: (world: World) => void;
}
