import { useRef } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import { keepScroll } from "../../../router/keep-scroll.ts";

const name = "chart";
const full = "full";

/** Whether the chart fills the screen. It is a place of its own in the browser's history, so that "back" leaves it. */
export const useFullChart = () => {
	const [query, setQuery] = useSearchParams();
	const navigate = useNavigate();
	const isOpenedHere = useRef(false);
	const put = (value: string | undefined, replace: boolean): void =>
		setQuery(
			(before) => {
				const next = new URLSearchParams(before);
				if (value) next.set(name, value);
				else next.delete(name);
				return next;
			},
			{ replace, state: keepScroll },
		);
	return {
		isOpen: query.get(name) === full,
		open: () => {
			isOpenedHere.current = true;
			// The second of two quick taps comes before the page knows of the first.
			put(full, new URLSearchParams(location.search).get(name) === full);
		},
		/** Back to the page below; an address that was opened as it is gives way to it. */
		close: () => {
			if (!isOpenedHere.current) return put(undefined, true);
			isOpenedHere.current = false;
			return navigate(-1);
		},
	};
};
