import type { DepositTab } from "@tradewind/domain/deposit";
import type { AmountWarning } from "@tradewind/domain/money";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { useWords } from "../../i18n/words.ts";
import { warningText } from "../../issues/warning-text.ts";
import { lazyComponent } from "../../router/lazy.ts";
import { LazyBoundary } from "../../router/lazy-boundary.tsx";
import { AmountField } from "../../ui/form/amount-field.tsx";
import { type FormActor, FormScreen } from "../../ui/form/form-screen.tsx";
import { PictureField } from "../../ui/form/picture-field.tsx";
import type { PictureSlot } from "../../ui/form/picture-slot.ts";
import { Skeleton } from "../../ui/status/status.tsx";
import { type DepositIssue, useDepositIssues } from "./deposit-issues.ts";
import { type DepositTabs, RecordsLink, recordsAddress, Tabbed } from "./deposit-page.tsx";

const HowPageFigures = lazyComponent(() =>
	import("../../figures/how-page-figures.tsx").then((file) => file.HowPageFigures),
);

interface DepositFormProps {
	readonly actor: FormActor;
	readonly tabs: DepositTabs;
	readonly tab: DepositTab;
	/** The subject of the command, written before its outcome. */
	readonly about: string;
	/** The title of a deposit that was refused. */
	readonly notDone: string;
	readonly submit: string;
	readonly issues: readonly DepositIssue[];
	readonly children: ReactNode;
}

/** The form of a deposit on its tab. An outcome that stays unknown leads to the records, or back to the form. */
export const DepositForm = (props: DepositFormProps): ReactNode => {
	const { actor, tabs, tab } = props;
	const { t } = useWords();
	const { issue, issueField } = useDepositIssues(props.issues);
	return (
		<FormScreen
			actor={actor}
			about={props.about}
			notDone={props.notDone}
			submit={props.submit}
			actions={<RecordsLink kind={tab} />}
			issue={issue}
			issueField={issueField}
			unknown={{
				canCheck: true,
				children: (
					<>
						<Link className="quiet-button" to={recordsAddress(tab)}>
							{t("deposit.records")}
						</Link>
						<button type="button" className="quiet-button" onClick={() => actor.send({ type: "dismiss" })}>
							{t("deposit.again")}
						</button>
					</>
				),
			}}
		>
			<Tabbed tabs={tabs} tab={tab}>
				{props.children}
				<LazyBoundary fallback={<Skeleton height={44} />}>
					<HowPageFigures />
				</LazyBoundary>
			</Tabbed>
		</FormScreen>
	);
};

interface DepositAmountProps {
	readonly value: string;
	readonly currency: string;
	readonly issues: readonly DepositIssue[];
	readonly warnings: readonly AmountWarning[];
	/** Shown while there is no warning. */
	readonly limits?: ReactNode;
	readonly onType: (text: string) => void;
}

/** The amount that was paid, or will be. A limit that it misses is a warning (docs/assumptions.md, A-74). */
export const DepositAmount = (props: DepositAmountProps): ReactNode => {
	const { currency, warnings } = props;
	const words = useWords();
	const { errorOf } = useDepositIssues(props.issues);
	const [warning] = warnings;
	return (
		<AmountField
			name="amount"
			label={words.t("deposit.amount")}
			value={props.value}
			currency={currency}
			error={errorOf("amount")}
			hint={warning ? warningText(warning, words, currency) : props.limits}
			onType={props.onType}
		/>
	);
};

/** The picture that proves the payment. */
export const DepositProof = (props: {
	readonly slot: PictureSlot;
	readonly issues: readonly DepositIssue[];
}): ReactNode => {
	const { t } = useWords();
	const { errorOf } = useDepositIssues(props.issues);
	return (
		<PictureField
			name="proof"
			slot={props.slot}
			label={t("deposit.proof")}
			hint={t("deposit.proof.hint")}
			error={errorOf("proof")}
		/>
	);
};
