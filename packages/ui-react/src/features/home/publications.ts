import type { Headline, Media } from "@tradewind/domain/content";

export interface Published {
	/** `undefined` until they were read; a failure reads as nothing published. */
	readonly carousel: readonly Media[] | undefined;
	readonly headlines: readonly Headline[] | undefined;
}

/** Carousel and headlines of the home page, read when somebody first looks. */
export interface Publications {
	readonly get: () => Published;
	readonly subscribe: (listener: () => void) => () => void;
	readonly readAgain: () => void;
	/** Asks once more for what could not be read, or turns out not to be; what was read stays. */
	readonly retry: () => void;
}
