import type { JournalKind, TimelineRow } from "@tradewind/domain/journal";
import { toText } from "@tradewind/domain/money";
import type { SignedIn } from "@tradewind/domain/session";
import { useSelector } from "@xstate/react";
import { type ReactNode, useEffect } from "react";
import { Link, useSearchParams } from "react-router-dom";
import { HowPageFigures } from "../../figures/how-page-figures.tsx";
import { useWords } from "../../i18n/words.ts";
import { keepScroll } from "../../router/keep-scroll.ts";
import { lazySheet } from "../../router/lazy-sheet.tsx";
import { isBuilt } from "../../routes.ts";
import { type App, useApp } from "../../state/app.ts";
import { afterChange } from "../../state/subscribe.ts";
import { haveBalancesFailed, useAccounts } from "../../state/use-accounts.ts";
import { useSession } from "../../state/use-session.ts";
import { Chips } from "../../ui/control/chips.tsx";
import { Page } from "../../ui/layout/page.tsx";
import { ExportButton } from "../../ui/list/export/export-button.tsx";
import { RowSkeletons } from "../../ui/list/list-states.tsx";
import { RefreshButton } from "../../ui/list/refresh-button.tsx";
import { useFreshList } from "../../ui/list/use-kept-list.ts";
import { useOpenedRow } from "../../ui/list/use-opened-row.ts";
import { LoadError } from "../../ui/status/status.tsx";
import classes from "./journal-list.module.css";
import { JournalRows } from "./journal-list.tsx";
import { JournalSheet } from "./journal-sheet.tsx";
import { journalFacts, journalOf } from "./kept-journal.ts";
import { NumberSearch } from "./number-search.tsx";
import { kindsFor } from "./sources.ts";
import { useTimeline } from "./use-timeline.ts";

const JournalExport = lazySheet(() => import("./journal-export.ts").then((file) => file.JournalExport));

/** The journal of money actions (our addition): the platform's records and what this device sent, in one list. */
export const Screen = (): ReactNode => {
	const app = useApp();
	const { signedIn } = useSession();
	const accounts = useAccounts();
	const error = useSelector(app.balances, ({ context }) => context.error);
	const isFailed = useSelector(app.balances, haveBalancesFailed);
	if (signedIn && accounts) return <Journal signedIn={signedIn} />;
	return (
		<Page>
			{isFailed ? (
				<LoadError error={error} onRetry={() => app.balances.send({ type: "load" })} />
			) : (
				<RowSkeletons />
			)}
		</Page>
	);
};

const Journal = ({ signedIn }: { readonly signedIn: SignedIn }): ReactNode => {
	const app = useApp();
	const list = useFreshList(journalOf(app, signedIn), (catchUp) => onMoneyMoved(app, catchUp));
	const query = useSelector(list, ({ context }) => context.query);
	const isBusy = useSelector(list, (snapshot) => snapshot.hasTag("busy"));
	const [address] = useSearchParams();
	const facts = journalFacts(app);
	const kinds = facts ? kindsFor(facts) : [];
	const kind = kinds.find((one) => one === address.get("kind"));
	// The address keeps the filter.
	useEffect(() => {
		if (query.kind !== kind) list.send({ type: "query changed", query: { ...query, kind } });
	}, [list, query, kind]);
	const { rows } = useTimeline(list);
	const opened = useOpenedRow<TimelineRow>();
	// The current row: its command may have been answered meanwhile.
	const shown = opened.row && (rows.find(({ key }) => key === opened.row?.key) ?? opened.row);
	return (
		<Page
			actions={
				<>
					<ExportButton isAlwaysShown list={list} sheet={JournalExport} />
					<RefreshButton isBusy={isBusy} onPress={() => list.send({ type: "refresh" })} />
				</>
			}
		>
			<JournalRows list={list} rows={rows} onOpen={opened.open}>
				<NumberSearch list={list} query={query} />
				<KindChips kinds={kinds} shown={kind} />
				<Links />
			</JournalRows>
			<JournalSheet row={shown} onClose={opened.onClose} onCheck={() => list.send({ type: "refresh" })} />
		</Page>
	);
};

const KindChips = (props: {
	readonly kinds: readonly JournalKind[];
	readonly shown: JournalKind | undefined;
}): ReactNode => {
	const { t } = useWords();
	const [, setAddress] = useSearchParams();
	return (
		<Chips
			label={t("journal.kinds")}
			chips={[
				{ id: undefined, name: t("shared.all") },
				...props.kinds.map((id) => ({ id, name: t(`journal.kind.${id}`) })),
			]}
			chosen={props.shown}
			onChoose={(kind: JournalKind | undefined) =>
				setAddress(kind ? { kind } : {}, { replace: true, state: keepScroll })
			}
		/>
	);
};

/** The statement, where its page exists, and where the amounts come from. */
const Links = (): ReactNode => {
	const { t } = useWords();
	return (
		<div className={classes.links}>
			{isBuilt("/mine/statement") ? <Link to="/mine/statement">{t("journal.statement")}</Link> : null}
			<HowPageFigures />
		</div>
	);
};

/** Calls `listener` when money of the customer has moved, or an order has opened or ended. */
const onMoneyMoved = ({ balances, orders }: App, listener: () => void): (() => void) => {
	const ends = [
		afterChange(
			balances,
			({ context }) =>
				context.balances
					?.map(({ free, locked }) => `${toText(free)} ${locked ? toText(locked) : ""}`)
					.join(" "),
			(_, before) => {
				if (before !== undefined) listener();
			},
		),
		afterChange(
			orders,
			({ context: { lastOrderId, holding, pending } }) =>
				lastOrderId === undefined ? undefined : `${lastOrderId} ${holding.length} ${pending.length}`,
			(_, before) => {
				if (before !== undefined) listener();
			},
		),
	];
	return () => {
		for (const end of ends) end();
	};
};
