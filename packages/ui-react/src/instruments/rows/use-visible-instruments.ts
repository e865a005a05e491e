import {
	type Category,
	type Instrument,
	instrumentsOf,
	type Sorting,
	sortInstruments,
} from "@tradewind/domain/market";
import { useSelector } from "@xstate/react";
import { useEffect, useMemo, useState } from "react";
import { useWords } from "../../i18n/words.ts";
import { useApp } from "../../state/app.ts";
import { useWatchList } from "../watched.ts";
import { type Changes, snapshotDayChanges } from "./snapshot-day-changes.ts";

/** A category of the platform or a list of the customer; `undefined`: all instruments. */
export type Choice = Category["id"] | "favourites" | "recent" | undefined;

/** The instruments of a choice in the order of `sorting`. Ticks do not change the order; it is updated while the page is untouched. */
export const useVisibleInstruments = (choice: Choice, sorting: Sorting): readonly Instrument[] => {
	const instruments = useSelector(useApp().market, (snapshot) => snapshot.context.instruments);
	const { language } = useWords();
	const { favourites, recent } = useWatchList();
	const changes = useDayChanges(sorting?.by === "change");
	const own = choice === "favourites" ? favourites : choice === "recent" ? recent : undefined;
	return useMemo(() => {
		const chosen = own
			? instrumentsOf(instruments, own)
			: instruments.filter(({ categoryId }) => choice === undefined || categoryId === choice);
		return sortInstruments(chosen, sorting, (code) => changes?.get(code), language.tag);
	}, [instruments, own, choice, sorting, changes, language]);
};

/** The changes of the day when the list was opened or sorted, updated every few seconds while the page is untouched. */
const useDayChanges = (isWanted: boolean): Changes | undefined => {
	const app = useApp();
	const [changes, setChanges] = useState<Changes>();
	useEffect(() => (isWanted ? snapshotDayChanges(app, setChanges) : undefined), [app, isWanted]);
	return changes;
};
