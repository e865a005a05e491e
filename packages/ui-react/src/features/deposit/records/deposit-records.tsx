import type { DepositKind, DepositRecord } from "@tradewind/domain/deposit";
import type { SignedIn } from "@tradewind/domain/session";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { OwnAmount } from "../../../figures/money.tsx";
import { useTimes } from "../../../i18n/use-times.ts";
import { useWords } from "../../../i18n/words.ts";
import { JournalLink } from "../../../parts/journal/journal-link.tsx";
import { lazySheet } from "../../../router/lazy-sheet.tsx";
import { useApp } from "../../../state/app.ts";
import { ListScreen } from "../../../ui/list/list-screen.tsx";
import { Row } from "../../../ui/list/row.tsx";
import { StatusTabs, useStatusTab } from "../../../ui/list/status-tabs.tsx";
import { someRow, useFreshList } from "../../../ui/list/use-kept-list.ts";
import { useOpenedRow } from "../../../ui/list/use-opened-row.ts";
import { Empty } from "../../../ui/status/status.tsx";
import { tabOf } from "../deposit-page.tsx";
import { depositsOf } from "../kept-lists.ts";
import { RecordStatus } from "./record-status.tsx";

const DepositExport = lazySheet(() => import("./deposit-export.ts").then((file) => file.DepositExport));

const RecordSheet = lazySheet(() => import("./record-sheet.tsx").then((file) => file.RecordSheet));

interface DepositRecordsProps {
	readonly signedIn: SignedIn;
	readonly matchesBanks: boolean;
}

const tabs = [tabOf("crypto"), tabOf("bank")] as const;

/** The customer's deposits of one kind, newest first, with their statuses (Spec 2 §2, §4). */
export const DepositRecords = ({ signedIn, matchesBanks }: DepositRecordsProps): ReactNode => {
	const { t } = useWords();
	const times = useTimes();
	const kind: DepositKind = useStatusTab(tabs);
	const list = useFreshList(
		depositsOf(useApp(), signedIn)(kind),
		undefined,
		someRow(({ status }: DepositRecord) => status === "pending"),
	);
	const { row, open, onClose } = useOpenedRow<DepositRecord>();
	return (
		<>
			<ListScreen
				hasTimes
				list={list}
				title={t("deposit.records")}
				exportSheet={DepositExport}
				keyOf={({ id }) => id}
				row={(record) => (
					<Row
						title={<OwnAmount value={record.amount} currency={record.currency} />}
						figure={<RecordStatus record={record} matchesBanks={matchesBanks} />}
						details={times.long(record.createdAt)}
						note={t("deposit.number", { number: record.id })}
						more={record.remark === "" ? undefined : <bdi>{record.remark}</bdi>}
						onOpen={() => open(record)}
					/>
				)}
				footnote={<JournalLink kind="deposit" />}
				empty={
					<Empty text={t(`deposit.records.none.${kind}`)}>
						<Link className="main-link" to={`/mine/charge?type=${tabOf(kind).type}`}>
							{t("deposit.records.toForm")}
						</Link>
					</Empty>
				}
			>
				<StatusTabs
					tabs={tabs}
					shown={kind}
					label={t("deposit.kind")}
					nameOf={(name) => t(`deposit.kind.${name}`)}
				>
					{null}
				</StatusTabs>
			</ListScreen>
			{row ? <RecordSheet key={row.id} record={row} matchesBanks={matchesBanks} onClose={onClose} /> : null}
		</>
	);
};
