import { numberTermOf } from "@tradewind/domain/journal";
import { type ReactNode, useEffect, useState } from "react";
import { useWords } from "../../i18n/words.ts";
import { SearchField } from "../../ui/search/search-field.tsx";
import classes from "./journal-list.module.css";
import type { JournalList } from "./kept-journal.ts";
import type { JournalQuery } from "./reader.ts";

/** The lists are read again when the customer pauses. */
const pauseMs = 400;

/** Finds records by the number of an order, a deposit, a withdrawal, a loan or a subscription. */
export const NumberSearch = (props: {
	readonly list: JournalList;
	readonly query: JournalQuery;
}): ReactNode => {
	const { list, query } = props;
	const { t } = useWords();
	const [text, setText] = useState(query.number);
	useEffect(() => {
		const number = numberTermOf(text);
		if (number === query.number) return;
		const timer = setTimeout(
			() => list.send({ type: "query changed", query: { ...query, number } }),
			pauseMs,
		);
		return () => clearTimeout(timer);
	}, [text, query, list]);
	return (
		<div className={classes.search}>
			<SearchField label={t("journal.search")} value={text} onType={setText} />
		</div>
	);
};
