import { type ReactNode, useState } from "react";

/**
 * A status for screen readers, beside the visible text. A text that differs from the last one only in its figures is the
 * same state and is not announced again.
 */
export const Announced = ({ text = "" }: { readonly text?: string | undefined }): ReactNode => {
	const [last, setLast] = useState(text);
	const announced = announcedAfter(last, text);
	if (announced !== last) setLast(announced);
	return (
		<span className="visually-hidden" role="status">
			{announced}
		</span>
	);
};

/** The text of the status after `last`, for the visible `text`. */
export const announcedAfter = (last: string, text: string): string =>
	withoutFigures(last) === withoutFigures(text) ? last : text;

const withoutFigures = (text: string): string => text.replace(/\d[\d.,\s]*/g, "#");
