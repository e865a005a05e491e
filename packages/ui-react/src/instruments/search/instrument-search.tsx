import { type InstrumentCode, type Sorting, searchInstruments } from "@tradewind/domain/market";
import { useSelector } from "@xstate/react";
import { type ReactNode, useDeferredValue, useState } from "react";
import { useWords } from "../../i18n/words.ts";
import { useApp } from "../../state/app.ts";
import { SearchField } from "../../ui/search/search-field.tsx";
import { Empty, LoadError } from "../../ui/status/status.tsx";
import { CategoryChips } from "../rows/category-chips.tsx";
import { InstrumentRows, InstrumentRowsSkeleton } from "../rows/instrument-rows.tsx";
import { SortHead } from "../rows/sort-head.tsx";
import { Star } from "../rows/star.tsx";
import { type Choice, useVisibleInstruments } from "../rows/use-visible-instruments.ts";
import { emptyText } from "./empty-text.ts";
import classes from "./instrument-search.module.css";
import { useCodesNamed } from "./use-codes-named.ts";

interface InstrumentSearchProps {
	readonly onChoose: (code: InstrumentCode) => void;
}

/** All instruments, filtered by category and typed text, as the content of a sheet. */
export const InstrumentSearch = ({ onChoose }: InstrumentSearchProps): ReactNode => {
	const { t } = useWords();
	const { market } = useApp();
	const { instruments, categories, chosen, error } = useSelector(market, (state) => state.context);
	const isFailed = useSelector(market, (state) => state.matches("failed"));
	const isLoading = useSelector(market, (state) => state.matches("loading")) && instruments.length === 0;
	const [typed, setTyped] = useState("");
	const [choice, setChoice] = useState<Choice>();
	const [sorting, sort] = useState<Sorting>();
	// The field and the chips update first, the rows in a later render.
	const listed = useVisibleInstruments(useDeferredValue(choice), sorting);
	const text = useDeferredValue(typed);
	const found = searchInstruments(listed, text, useCodesNamed(instruments, text));
	// A list that the customer has sorted keeps its order; else instruments that start with the text come first.
	const shown = sorting ? listed.filter((each) => found.includes(each)) : found;
	return (
		<div className={classes.search}>
			<div className={classes.field}>
				<SearchField label={t("shared.search")} value={typed} onType={setTyped} />
			</div>
			<CategoryChips categories={categories} chosen={choice} onChoose={setChoice} />
			{isFailed ? <LoadError error={error} onRetry={() => market.send({ type: "retry" })} /> : null}
			{!isFailed && !isLoading && shown.length === 0 ? (
				<Empty text={t(typed.trim() === "" ? emptyText(choice) : "shared.searchNone")} />
			) : null}
			{isLoading || shown.length > 0 ? <SortHead sorting={sorting} onSort={sort} /> : null}
			{isLoading ? (
				<InstrumentRowsSkeleton rows={6} label={t("shared.instruments")} />
			) : (
				<InstrumentRows
					instruments={shown}
					label={t("shared.instruments")}
					chosen={chosen}
					onChoose={onChoose}
					End={Star}
				/>
			)}
		</div>
	);
};
