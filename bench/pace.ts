/** How long and how often the bench measures. */
export interface Pace {
	/** How often the app and the baseline are measured, in turns. */
	readonly turns: number;
	/** A page is loaded when it has requested nothing for this time. */
	readonly quietMs: number;
	/** The time for a page to come to rest before its ticks are counted. */
	readonly settleMs: number;
	/** The time that the page needs to fill its bounded memory. */
	readonly warmUpMs: number;
	/** The time over which ticks are counted. */
	readonly seconds: number;
	/** Whether the processor and the network are slowed down to those of a phone. */
	readonly isSlow: boolean;
	/** The pages that Lighthouse loads. */
	readonly lighthouse: readonly string[];
	/** The feature routes that are loaded, by default all. */
	readonly routes?: readonly string[];
}

export const thorough: Pace = {
	turns: 3,
	quietMs: 3000,
	settleMs: 3000,
	warmUpMs: 15_000,
	seconds: 10,
	isSlow: true,
	lighthouse: ["/", "/trade"],
};

/** Only checks that everything can be measured. Its times are meaningless. */
export const short: Pace = {
	turns: 1,
	quietMs: 500,
	settleMs: 500,
	warmUpMs: 0,
	seconds: 4,
	isSlow: false,
	lighthouse: ["/"],
	routes: ["/mine/chat", "/mine/transfer"],
};
