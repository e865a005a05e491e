import type { World } from "../world.ts";

/** A named state of the platform: the demo, Playwright and Pact's provider states all start from one. */
export interface Scenario {
	readonly name: string;
	readonly shows: string;
	readonly arrange: (world: World) => void;
}
