import { startTransition, useRef } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import { keepScroll } from "../../../router/keep-scroll.ts";

const name = "chart";
const full = "full";

/** Whether the chart covers the page. */
export const useIsFull = (): boolean => useSearchParams()[0].get(name) === full;

/** Whether the chart is full screen. It has an entry of its own in the history, so that "back" closes it. */
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
			// The second tap of a double tap arrives before the query is updated.
			startTransition(() => put(full, new URLSearchParams(location.search).get(name) === full));
		},
		/** Returns to the page below; an address that was opened directly is replaced. */
		close: () => {
			if (!isOpenedHere.current) return put(undefined, true);
			isOpenedHere.current = false;
			return navigate(-1);
		},
	};
};
