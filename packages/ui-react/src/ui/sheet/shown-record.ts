import type { Fact } from "./fact-list.tsx";

/** A record of the platform, in the words of its noun. */
export interface ShownRecord {
	readonly title: string;
	readonly status: string;
	readonly facts: readonly (Fact | undefined)[];
}
