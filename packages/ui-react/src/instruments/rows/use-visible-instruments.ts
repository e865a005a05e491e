import {
	type Category,
	type Instrument,
	instrumentsOf,
	type Sorting,
	sortInstruments,
} from "@tradewind/domain/market";
import { useSelector } from "@xstate/react";
import { useEffect, useMemo, useState } from "react";
import { useApp } from "../../state/app.ts";
import { useWatchList } from "../watched.ts";
import { type Changes, snapshotDayChanges } from "./snapshot-day-changes.ts";

/** A category of the platform, or a list of the customer's own; `undefined` is all. */
export type Choice = Category["id"] | "favourites" | "recent" | undefined;

/** The instruments of a choice in the order of `sorting`, which ticks don't stir: it is taken anew at a calm pace only. */
export const useVisibleInstruments = (choice: Choice, sorting: Sorting): readonly Instrument[] => {
	const instruments = useSelector(useApp().market, (snapshot) => snapshot.context.instruments);
	const { favourites, recent } = useWatchList();
	const changes = useTakenChanges(sorting?.by === "change");
	return useMemo(() => {
		const own = choice === "favourites" ? favourites : choice === "recent" ? recent : undefined;
		const chosen = own
			? instrumentsOf(instruments, own)
			: instruments.filter(({ categoryId }) => choice === undefined || categoryId === choice);
		return sortInstruments(chosen, sorting, (code) => changes?.get(code));
	}, [instruments, favourites, recent, choice, sorting, changes]);
};

/** The changes of the day when the list was opened or sorted, and again every few seconds while nobody touches the page. */
const useTakenChanges = (isWanted: boolean): Changes | undefined => {
	const app = useApp();
	const [taken, setTaken] = useState<Changes>();
	useEffect(() => (isWanted ? snapshotDayChanges(app, setTaken) : undefined), [app, isWanted]);
	return taken;
};
