import { useState } from "react";

/**
 * A typed or pasted text within a limit: the whole of it, without the blanks around it if that makes it fit, or `undefined`. It
 * is never truncated: a field could keep `12` of a pasted `12.50`.
 */
export const limitedText = (text: string, maxLength: number): string | undefined =>
	[text, text.trim()].find(({ length }) => length <= maxLength);

interface Limited {
	/** Passes a text on, or rejects it and keeps the value. */
	readonly take: (text: string) => void;
	/** The last text was refused, and the value has not changed since. */
	readonly isRefused: boolean;
}

/** Limits a text field. An input with the attribute `maxLength` would cut what is pasted. */
export const useLimitedText = (
	value: string,
	maxLength: number | undefined,
	onType: (text: string) => void,
): Limited => {
	const [kept, keep] = useState<string>();
	return {
		isRefused: kept === value,
		take: (text) => {
			const read = maxLength === undefined ? text : limitedText(text, maxLength);
			keep(read === undefined ? value : undefined);
			if (read !== undefined) onType(read);
		},
	};
};
