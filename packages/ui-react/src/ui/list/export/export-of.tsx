import { useActorRef } from "@xstate/react";
import { type ReactNode, useEffect, useEffectEvent, useState } from "react";
import type { Translate } from "../../../i18n/translator.ts";
import { useWords } from "../../../i18n/words.ts";
import { type App, useApp } from "../../../state/app.ts";
import { useSettings } from "../../../state/use-settings.ts";
import { fullList, type ListOf } from "../list-machine.ts";
import type { Column } from "./csv.ts";
import { ExportSheet } from "./export-sheet.tsx";
import { type ExportTimes, useExportTimes } from "./export-times.ts";
import { csvName } from "./file-name.ts";

export interface FileColumn<Row> extends Column<Row> {
	/** What the header names in brackets: the site's currency, for amounts, or the zone of the times. */
	readonly in?: "currency" | "zone";
}

/** What a file is written with. */
export interface ExportFacts<Query> {
	readonly t: Translate;
	/** Writes a time of the platform in the site's zone. */
	readonly time: ExportTimes["text"];
	/** The site's. */
	readonly currency: string;
	/** Of the list that is exported. */
	readonly query: Query;
	readonly app: App;
}

/** The file of a list. */
interface ListFile<Row, Query> {
	/** Its name in the customer's language, see `csvName`. */
	readonly name: (facts: ExportFacts<Query>) => readonly string[];
	/** The period of the rows, for the name. */
	readonly range?: (query: Query) => Parameters<typeof csvName>[2];
	readonly columns: (facts: ExportFacts<Query>) => readonly FileColumn<Row>[];
	/** Completes the rows once all are read; by default they are written as they were read. */
	readonly arrange?: (rows: readonly Row[], facts: ExportFacts<Query>) => readonly Row[];
	/** What the texts call a row. The number of all entries is known only at the end. */
	readonly rowsAre?: "orders" | "entries";
}

/** The facts that an export sheet gets from the list whose rows it exports. */
export interface ExportProps<Query> {
	readonly query: Query;
	readonly onClose: () => void;
}

/** The sheet that exports a list: it reads all rows of the query when it opens. */
export const exportOf = <Row, Key, Query, Extra>(
	of: ListOf<Row, Key, Query, Extra>,
	file: ListFile<Row, Query>,
) => {
	const Export = ({ query, onClose }: ExportProps<Query>): ReactNode => {
		const app = useApp();
		const { t } = useWords();
		const { currency } = useSettings();
		const times = useExportTimes();
		const [machine] = useState(() => fullList(app, of));
		const list = useActorRef(machine, { input: {} });
		const read = useEffectEvent(() => list.send({ type: "read", query }));
		// After the effect that starts the actor.
		useEffect(() => read(), []);
		const facts = { t, time: times.text, currency, query, app };
		return (
			<ExportSheet
				list={list}
				columns={() => writtenColumns(file.columns(facts), currency, times)}
				arrange={(rows) => file.arrange?.(rows, facts) ?? rows}
				rowsAre={file.rowsAre}
				name={csvName(file.name(facts), times, file.range?.(query))}
				onClose={onClose}
			/>
		);
	};
	return Export;
};

/** The columns with the currency and the zone in their headers. */
export const writtenColumns = <Row,>(
	columns: readonly FileColumn<Row>[],
	currency: string,
	times: Pick<ExportTimes, "head">,
): readonly Column<Row>[] =>
	columns.map(({ header, in: unit, cell }) => {
		if (unit === "zone") return { header: times.head(header), cell };
		return { header: unit === "currency" ? `${header} (${currency})` : header, cell };
	});
