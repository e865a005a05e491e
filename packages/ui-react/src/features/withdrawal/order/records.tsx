import type { SignedIn } from "@tradewind/domain/session";
import { type WithdrawalKind, withdrawalKey } from "@tradewind/domain/withdrawal";
import { useSelector } from "@xstate/react";
import { type ReactNode, useState } from "react";
import { Link } from "react-router-dom";
import { useWords } from "../../../i18n/words.ts";
import { useApp } from "../../../state/app.ts";
import { Segments } from "../../../ui/control/segments.tsx";
import { ListScreen } from "../../../ui/list/list-screen.tsx";
import { someRow, useFreshList } from "../../../ui/list/use-kept-list.ts";
import { Empty } from "../../../ui/status/status.tsx";
import { recordsOf } from "../kept-actors.ts";
import { RecordRow } from "./record-row.tsx";
import classes from "./records.module.css";
import type { WithdrawalActor } from "./withdrawal-actor.ts";
import { WithdrawalExport } from "./withdrawal-export.ts";

const kinds = ["crypto", "bank"] as const satisfies readonly WithdrawalKind[];

/** The customer's withdrawals of a kind, newest first (Spec 2 §2): also of a kind that the site does not offer any more. */
export const Records = (props: {
	readonly actor: WithdrawalActor;
	readonly signedIn: SignedIn;
}): ReactNode => {
	const { actor, signedIn } = props;
	const { t } = useWords();
	const app = useApp();
	const formKind = useSelector(actor, ({ context }) => context.form.kind);
	const [chosen, choose] = useState<WithdrawalKind>();
	const kind = chosen ?? formKind ?? "crypto";
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
			empty={
				<Empty text={t("withdrawal.records.empty")}>
					<Link className="main-link" to="/mine/withdraw">
						{t("withdrawal.title")}
					</Link>
				</Empty>
			}
		>
			<div className={classes.kinds}>
				<Segments
					label={t("withdrawal.kinds")}
					segments={kinds.map((id) => ({ id, name: t(`withdrawal.kind.${id}`) }))}
					chosen={kind}
					onChoose={choose}
				/>
			</div>
		</ListScreen>
	);
};
