import type { SignedIn } from "@tradewind/domain/session";
import { type WithdrawalKind, withdrawalKey } from "@tradewind/domain/withdrawal";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { useWords } from "../../../i18n/words.ts";
import { JournalLink } from "../../../parts/journal/journal-link.tsx";
import { lazySheet } from "../../../router/lazy-sheet.tsx";
import { useApp } from "../../../state/app.ts";
import { ListScreen } from "../../../ui/list/list-screen.tsx";
import { StatusTabs, useStatusTab } from "../../../ui/list/status-tabs.tsx";
import { someRow, useFreshList } from "../../../ui/list/use-kept-list.ts";
import { Empty } from "../../../ui/status/status.tsx";
import { recordsOf } from "../kept-actors.ts";
import { tabOf } from "../pages.ts";
import { RecordRow } from "./record-row.tsx";

const WithdrawalExport = lazySheet(() =>
	import("./withdrawal-export.ts").then((file) => file.WithdrawalExport),
);

const tabs = [tabOf("crypto"), tabOf("bank")] as const;

/** The customer's withdrawals of a kind, newest first (Spec 2 §2): also of a kind that the site does not offer any more. */
export const Records = ({ signedIn }: { readonly signedIn: SignedIn }): ReactNode => {
	const { t } = useWords();
	const app = useApp();
	const kind = useStatusTab<WithdrawalKind>(tabs);
	// A status is a text of the platform: any withdrawal may still wait for a decision.
	const list = useFreshList(
		recordsOf(app, signedIn)(kind),
		undefined,
		someRow(() => true),
	);
	return (
		<ListScreen
			hasTimes
			exportSheet={WithdrawalExport}
			title={t("withdrawal.records")}
			list={list}
			keyOf={withdrawalKey}
			row={(record) => <RecordRow record={record} />}
			footnote={<JournalLink kind="withdrawal" />}
			empty={
				<Empty text={t("withdrawal.records.empty")}>
					<Link className="main-link" to="/mine/withdraw">
						{t("withdrawal.title")}
					</Link>
				</Empty>
			}
		>
			<StatusTabs
				tabs={tabs}
				shown={kind}
				label={t("withdrawal.kinds")}
				nameOf={(name) => t(`withdrawal.kind.${name}`)}
			>
				{null}
			</StatusTabs>
		</ListScreen>
	);
};
