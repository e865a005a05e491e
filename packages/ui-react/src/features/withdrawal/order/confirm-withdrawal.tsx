import { summariseWithdrawal, withdrawalTexts } from "@tradewind/domain/withdrawal";
import { useSelector } from "@xstate/react";
import { type ReactNode, type Ref, useId, useRef, useState } from "react";
import { Link } from "react-router-dom";
import { Money } from "../../../figures/money.tsx";
import { useWords } from "../../../i18n/words.ts";
import { FullAddress } from "../../../parts/withdrawal/record/full-address.tsx";
import { CommandOutcome } from "../../../ui/control/command-outcome.tsx";
import { ConfirmButtons } from "../../../ui/control/confirm-buttons.tsx";
import { useDoubleTapGuard } from "../../../ui/control/use-double-tap-guard.ts";
import { focusField } from "../../../ui/form/focus-field.ts";
import { PasswordField } from "../../../ui/form/password-field.tsx";
import { type Fact, Facts } from "../../../ui/sheet/fact-list.tsx";
import { Sheet } from "../../../ui/sheet/sheet.tsx";
import { Notices } from "../notices.tsx";
import classes from "./confirm-withdrawal.module.css";
import { useSummaryFacts } from "./summary.tsx";
import type { WithdrawalActor } from "./withdrawal-actor.ts";

/**
 * What is sent, with the whole address, before it is sent; and the pay password where the site asks for it (Spec 2 §5). The
 * password is only in this sheet: it is gone when the sheet closes and when the platform rejects it.
 */
export const ConfirmWithdrawal = ({ actor }: { readonly actor: WithdrawalActor }): ReactNode => {
	const isOpen = useSelector(
		actor,
		(snapshot) => snapshot.matches("confirming") || snapshot.matches("sending"),
	);
	return isOpen ? <Confirming actor={actor} /> : null;
};

const Confirming = ({ actor }: { readonly actor: WithdrawalActor }): ReactNode => {
	const { t } = useWords();
	const refusal = useSelector(actor, ({ context }) => context.refusal);
	const [typed, type] = useState({ text: "", after: refusal });
	/** A rejected password has to be typed again. */
	const payPassword = typed.after === refusal ? typed.text : "";
	const needsPassword = useSelector(actor, ({ context }) => context.facts.needsPayPassword);
	const isMissing = needsPassword && payPassword === "";
	const content = useRef<HTMLFormElement>(null);
	const [isMarked, setMarked] = useState(false);
	const confirm = () => {
		if (!isMissing) return actor.send({ type: "confirm", payPassword });
		setMarked(true);
		focusField(content.current, "payPassword");
	};
	return (
		<Sheet
			asks
			open
			title={t("withdrawal.confirm.title")}
			onClose={() => actor.send({ type: "back" })}
			footer={<Buttons actor={actor} onConfirm={confirm} />}
		>
			<Content
				ref={content}
				actor={actor}
				payPassword={payPassword}
				isMissing={isMissing && isMarked}
				onType={(text) => type({ text, after: refusal })}
				onConfirm={confirm}
			/>
		</Sheet>
	);
};

interface PartProps {
	readonly actor: WithdrawalActor;
	readonly onConfirm: () => void;
}

const Buttons = ({ actor, onConfirm }: PartProps): ReactNode => {
	const { t } = useWords();
	const isSending = useSelector(actor, (snapshot) => snapshot.matches("sending"));
	const settled = useDoubleTapGuard("confirm");
	return (
		<ConfirmButtons
			direction="up"
			disabledReason={undefined}
			isAsking={settled && !isSending}
			isSending={isSending}
			back={t("shared.confirm.cancel")}
			confirm={isSending ? t("shared.command.sending") : t("withdrawal.confirm.send")}
			onBack={() => actor.send({ type: "back" })}
			onConfirm={onConfirm}
		/>
	);
};

interface ContentProps extends PartProps {
	readonly ref: Ref<HTMLFormElement>;
	readonly payPassword: string;
	/** Whether a press has shown that the password is missing. */
	readonly isMissing: boolean;
	readonly onType: (text: string) => void;
}

const Content = (props: ContentProps): ReactNode => {
	const { actor, payPassword, onType } = props;
	const { t } = useWords();
	const titleId = useId();
	const { form, facts } = useSelector(actor, ({ context }) => context);
	const isSending = useSelector(actor, (snapshot) => snapshot.matches("sending"));
	const { sends, way, currency, notices } = summariseWithdrawal(form, facts);
	const summary = useSummaryFacts(actor);
	const texts = withdrawalTexts.flatMap((name): readonly Fact[] => {
		const text = sends?.order[name];
		return text ? [[t(`withdrawal.text.${name}`), <bdi key={name}>{text}</bdi>]] : [];
	});
	return (
		<form
			ref={props.ref}
			className={classes.content}
			noValidate
			onSubmit={(event) => {
				event.preventDefault();
				props.onConfirm();
			}}
		>
			<section className={classes.target} aria-labelledby={titleId}>
				<h3 id={titleId}>
					{t(`withdrawal.confirm.to.${form.kind ?? "crypto"}`, {
						code: currency?.code ?? "",
						network: currency?.protocol ?? "",
					})}
				</h3>
				{way?.kind === "bank" ? (
					<p>
						<bdi>{way.details.payeeName}</bdi> · <bdi>{way.details.bankName}</bdi>
					</p>
				) : null}
				<FullAddress text={sends?.target ?? ""} />
			</section>
			<Notices notices={notices} />
			<Facts
				facts={[
					[t("withdrawal.amount"), <Money key="amount" value={sends?.order.amount} />],
					...summary,
					...texts,
				]}
			/>
			{facts.needsPayPassword ? (
				<div>
					<PasswordField
						name="payPassword"
						label={t("withdrawal.payPassword")}
						value={payPassword}
						error={props.isMissing ? t("withdrawal.confirm.needsPassword") : undefined}
						autoComplete="off"
						inputMode="numeric"
						enterKey="go"
						onType={isSending ? () => {} : onType}
					/>
					<Link className={classes.link} to="/mine/pay-password?from=%2Fmine%2Fwithdraw">
						{t("withdrawal.payPassword.set")}
					</Link>
				</div>
			) : null}
			<CommandOutcome
				actor={actor}
				about={undefined}
				notDone={t("withdrawal.notDone")}
				isNotCarriedOut={false}
			/>
		</form>
	);
};
