/** An element of the page, as the engine's protocol names it. */
export type Handle = unknown;

export interface Point {
	readonly x: number;
	readonly y: number;
}

/**
 * What the journeys need of a browser: a phone-sized window that is driven by WebDriver. Input goes through the engine, as
 * that of a user does: nothing is pressed by a script of the page.
 */
export interface Driver {
	/** Name and version, such as `WebKit 2.50.6`. */
	readonly engine: string;
	readonly goto: (url: string) => Promise<void>;
	readonly back: () => Promise<void>;
	readonly forward: () => Promise<void>;
	readonly reload: () => Promise<void>;
	/** Runs a function in the page; it sees only its arguments. A promise is waited for. Results are plain data. */
	readonly run: (script: string, args: readonly unknown[]) => Promise<unknown>;
	/** Like `run`, for a function that returns an element or null. */
	readonly find: (script: string, args: readonly unknown[]) => Promise<Handle | undefined>;
	/** What runs and is found from now on is in this frame, or in the page itself. */
	readonly enter: (frame: Handle | undefined) => Promise<void>;
	/** Presses the middle of the element with the pointer. */
	readonly click: (element: Handle) => Promise<void>;
	/** Types into the element that has the focus; the names of keys are those of `KeyboardEvent.key`. */
	readonly typeText: (text: string) => Promise<void>;
	readonly pressKey: (key: Key) => Promise<void>;
	/** Chooses files in a file field. */
	readonly upload: (element: Handle, paths: readonly string[]) => Promise<void>;
	/** Moves the pressed pointer from point to point of the viewport. */
	readonly draw: (points: readonly Point[]) => Promise<void>;
	readonly resize: (size: { readonly width: number; readonly height: number }) => Promise<void>;
	/** A picture of the viewport, as PNG. */
	readonly screenshot: () => Promise<Buffer>;
	/** Removes the cookies of the page's origin. */
	readonly clearCookies: () => Promise<void>;
	/** Errors and warnings of the console and uncaught errors since the last call. */
	readonly takeConsole: () => Promise<readonly string[]>;
	/** The folder where downloads end up. */
	readonly downloads: string;
	readonly stop: () => Promise<void>;
}

/** Keys without a letter, with their codes in WebDriver. */
export const keys = {
	Backspace: "\uE003",
	Tab: "\uE004",
	Enter: "\uE007",
	Escape: "\uE00C",
	End: "\uE010",
	Home: "\uE011",
	ArrowLeft: "\uE012",
	ArrowUp: "\uE013",
	ArrowRight: "\uE014",
	ArrowDown: "\uE015",
} as const;

export type Key = keyof typeof keys;
