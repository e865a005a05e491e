import { readMaxAmount, readMultiple, summariseFollow, type Trader } from "@tradewind/domain/copy-trading";
import { useSelector } from "@xstate/react";
import type { ReactNode } from "react";
import { useWords } from "../../../i18n/words.ts";
import { useShownIssues } from "../../../issues/use-shown-issues.ts";
import { useSettings } from "../../../state/use-settings.ts";
import { AmountField } from "../../../ui/form/amount-field.tsx";
import { Field } from "../../../ui/form/field.tsx";
import { FormScreen } from "../../../ui/form/form-screen.tsx";
import { RiskButton } from "../risk/risk-button.tsx";
import { TraderRiskLine } from "../risk/trader-risk-line.tsx";
import type { FollowActor } from "../traders/follow-actor.ts";
import { TraderHead } from "../traders/trader-head.tsx";
import { Suggestion } from "./suggestion.tsx";
import { TypicalOrder } from "./typical-order.tsx";

/** The settings of a follower: the multiple and the maximum amount (Spec 2 §3, §5). */
export const Settings = (props: { readonly trader: Trader; readonly actor: FollowActor }): ReactNode => {
	const { trader, actor } = props;
	const { t, language } = useWords();
	const { currency } = useSettings();
	const { form, facts } = useSelector(actor, ({ context }) => context);
	const multiple = readMultiple(form.multiple, language.code).value;
	const maxAmount = readMaxAmount(form.maxAmount, language.code).value;
	const { issues } = summariseFollow(form, facts);
	const shown = useShownIssues(issues, {
		own: ({ is }) => `copy-trading.issue.${is}`,
	});
	return (
		<FormScreen
			actor={actor}
			about={trader.nickname}
			notDone={t("copy-trading.notDone", { name: trader.nickname })}
			submit={t("copy-trading.submit.send")}
			issue={shown.issue}
			issueField={shown.issueField}
		>
			<TraderHead trader={trader} />
			<TraderRiskLine trader={trader} />
			<Suggestion trader={trader} actor={actor} />
			<Field
				name="multiple"
				label={t("copy-trading.settings.multiple")}
				value={form.multiple}
				error={shown.errorOf("multiple")}
				inputMode="numeric"
				autoComplete="off"
				maxLength={6}
				onType={(text) => actor.send({ type: "change", change: { is: "multiple", text } })}
			/>
			<AmountField
				name="maxAmount"
				label={t("copy-trading.settings.maxAmount")}
				hint={t("copy-trading.settings.maxAmount.hint")}
				value={form.maxAmount}
				error={shown.errorOf("maxAmount")}
				currency={currency}
				onType={(text) => actor.send({ type: "change", change: { is: "max amount", text } })}
			/>
			<TypicalOrder trader={trader} form={form} />
			<RiskButton trader={trader} settings={multiple && maxAmount && { multiple, maxAmount }} />
		</FormScreen>
	);
};
