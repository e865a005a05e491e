import type { Instrument, Sorting } from "@tradewind/domain/market";
import { useSelector } from "@xstate/react";
import { type ReactNode, useDeferredValue, useMemo, useState } from "react";
import { useWords } from "../../i18n/words.ts";
import { CategoryChips } from "../../instruments/rows/category-chips.tsx";
import { InstrumentRows, InstrumentRowsSkeleton } from "../../instruments/rows/instrument-rows.tsx";
import { SortHead } from "../../instruments/rows/sort-head.tsx";
import { useVisibleInstruments } from "../../instruments/rows/use-visible-instruments.ts";
import { emptyText } from "../../instruments/search/empty-text.ts";
import { useChoose } from "../../instruments/use-choose.ts";
import { watched } from "../../instruments/watched.ts";
import { useApp } from "../../state/app.ts";
import { useStore } from "../../state/use-store.ts";
import { Empty, LoadError } from "../../ui/status/status.tsx";
import { chosenCategory } from "./chosen-category.ts";
import classes from "./home-list.module.css";

/** Number of skeleton rows (Spec 1 §9). */
const skeletonRows = 10;

export const HomeListChips = (): ReactNode => {
	const categories = useSelector(useApp().market, (snapshot) => snapshot.context.categories);
	const chosen = useStore(chosenCategory.subscribe, chosenCategory.get);
	return <CategoryChips categories={categories} chosen={chosen} onChoose={chosenCategory.set} />;
};

/** All instruments of the chosen category, with live prices (Spec 1 §2). */
export const HomeList = (): ReactNode => {
	const { t } = useWords();
	const { market } = useApp();
	const instruments = useSelector(market, (snapshot) => snapshot.context.instruments);
	const error = useSelector(market, (snapshot) => snapshot.context.error);
	const isFailed = useSelector(market, (snapshot) => snapshot.matches("failed"));
	const isLoading = useSelector(market, (snapshot) => snapshot.matches("loading"));
	// The chip changes at once; the rows follow in a transition.
	const choice = useDeferredValue(useStore(chosenCategory.subscribe, chosenCategory.get));
	const [sorting, sort] = useState<Sorting>();
	const choose = useChoose();
	const shown = useFavouritesFirst(useVisibleInstruments(choice, sorting), choice === undefined && !sorting);
	if (isFailed) return <LoadError error={error} onRetry={() => market.send({ type: "retry" })} />;
	if (!isLoading && shown.length === 0) return <Empty text={t(emptyText(choice))} />;
	const list = { label: t("shared.instruments"), className: classes.list };
	return (
		<>
			<SortHead sorting={sorting} onSort={sort} />
			{isLoading && instruments.length === 0 ? (
				<InstrumentRowsSkeleton rows={skeletonRows} {...list} />
			) : (
				<InstrumentRows instruments={shown} onChoose={choose} {...list} />
			)}
		</>
	);
};

/** The favourites of the moment at which the page was opened come first: a row does not move when its star is pressed. */
const useFavouritesFirst = (shown: readonly Instrument[], isWanted: boolean): readonly Instrument[] => {
	const [first] = useState(() => new Set(watched.get().favourites));
	return useMemo(
		() =>
			isWanted && first.size > 0 ? shown.toSorted((a, b) => +first.has(b.code) - +first.has(a.code)) : shown,
		[shown, isWanted, first],
	);
};
