import { noSecret, secret, textOf } from "@tradewind/domain/command";
import { type Customer, readNewPassword, returnPath } from "@tradewind/domain/session";
import { useSelector } from "@xstate/react";
import { type ReactNode, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { useWords } from "../../../i18n/words.ts";
import { WithReceipt } from "../../../parts/receipt/with-receipt.tsx";
import { useLeave } from "../../../router/use-leave.ts";
import { useApp } from "../../../state/app.ts";
import { useHasPayPassword } from "../../../state/known-pay-password.ts";
import { useSession } from "../../../state/use-session.ts";
import { FormScreen } from "../../../ui/form/form-screen.tsx";
import { PasswordField } from "../../../ui/form/password-field.tsx";
import { useSessionIssues } from "../account/use-session-issues.ts";
import { CodeInput } from "../code/code-input.tsx";
import { NewPasswordFields } from "./new-password-fields.tsx";
import { leavePassword, payPasswordOf, payPasswordReceipt } from "./password-actors.ts";
import { UnknownPassword } from "./unknown-password.tsx";

/** Spec 2 §2, §5: the password that confirms payments. */
export const Screen = (): ReactNode => {
	const app = useApp();
	const { signedIn } = useSession();
	const [search] = useSearchParams();
	const from = search.get("from");
	if (!signedIn) return null;
	return (
		<WithReceipt
			name={payPasswordReceipt}
			signedIn={signedIn}
			done={from === null ? "/user" : returnPath(from)}
		>
			<PayPassword actor={payPasswordOf(app, signedIn)} customer={signedIn.customer} />
		</WithReceipt>
	);
};

interface PayPasswordProps {
	readonly actor: ReturnType<typeof payPasswordOf>;
	readonly customer: Customer;
}

const PayPassword = ({ actor, customer }: PayPasswordProps): ReactNode => {
	const { t } = useWords();
	const { email: account } = customer;
	const isKnown = useHasPayPassword(customer.uid);
	const form = useSelector(actor, ({ context }) => context.form);
	const { issues } = readNewPassword(form);
	const { issue, issueField, errorOf } = useSessionIssues(issues, "pay");
	const isRefused = useSelector(actor, ({ context }) => context.refusal?._tag === "Refused");
	/** There is a pay password, or the platform has refused a new one without a proof: it may require one (docs/assumptions.md, A-486). */
	const [asksProof, setAsksProof] = useState(isKnown);
	if (isRefused && !asksProof) setAsksProof(true);
	useLeave(() => {
		leavePassword(actor);
		actor.send({ type: "change", change: { field: "present", value: noSecret } });
		actor.send({ type: "change", change: { field: "code", value: "" } });
	});
	return (
		<FormScreen
			actor={actor}
			about={t("session.pay.title")}
			notDone={t("session.notDone.pay")}
			submit={t("session.pay.submit")}
			issue={issue}
			issueField={issueField}
			unknown={{
				text: t("session.pay.unknown"),
				children: <UnknownPassword actor={actor} to="/user" label={t("session.toAccount")} />,
			}}
		>
			<p>{t("session.pay.text")}</p>
			<p>{t(isKnown ? "session.pay.known" : "session.pay.unsure")}</p>
			<NewPasswordFields
				kind="pay"
				form={form}
				errorOf={errorOf}
				account={account}
				onChange={(change) => actor.send({ type: "change", change })}
			/>
			{asksProof ? (
				<>
					<p>{t(isKnown ? "session.pay.proof.known" : "session.pay.proof")}</p>
					<PasswordField
						label={t("session.pay.present")}
						name="present"
						autoComplete="off"
						value={textOf(form.present)}
						onType={(text) =>
							actor.send({ type: "change", change: { field: "present", value: secret(text) } })
						}
					/>
					{account === "" ? null : (
						<CodeInput
							purpose="new password"
							request={{ to: { by: "email", email: account }, purpose: "new password" }}
							missing="code"
							value={form.code}
							error={undefined}
							onType={(value) => actor.send({ type: "change", change: { field: "code", value } })}
						/>
					)}
				</>
			) : null}
		</FormScreen>
	);
};
