import { summarisePassword } from "@tradewind/domain/session";
import { useSelector } from "@xstate/react";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { useWords } from "../../../i18n/words.ts";
import { WithReceipt } from "../../../parts/receipt/with-receipt.tsx";
import { useLeave } from "../../../router/use-leave.ts";
import { useApp } from "../../../state/app.ts";
import { useSession } from "../../../state/use-session.ts";
import { FormScreen } from "../../../ui/form/form-screen.tsx";
import { useSessionIssues } from "../account/use-session-issues.ts";
import { CodeInput } from "../code/code-input.tsx";
import { KeptPasskeys } from "./kept-passkeys.tsx";
import { NewPasswordFields } from "./new-password-fields.tsx";
import { leavePassword, passwordOf, passwordReceipt } from "./password-actors.ts";
import { UnknownPassword } from "./unknown-password.tsx";

/** Spec 2 §2, §5, Reset password: a new password for the signed-in customer. */
export const Screen = (): ReactNode => {
	const app = useApp();
	const { signedIn } = useSession();
	if (!signedIn) return null;
	const { customer } = signedIn;
	return (
		<WithReceipt name={passwordReceipt} signedIn={signedIn} done="/user" below={<KeptPasskeys />}>
			<Password actor={passwordOf(app, signedIn)} account={customer.email || customer.mobile} />
		</WithReceipt>
	);
};

interface PasswordProps {
	readonly actor: ReturnType<typeof passwordOf>;
	readonly account: string;
}

const Password = ({ actor, account }: PasswordProps): ReactNode => {
	const { t } = useWords();
	const { form, facts } = useSelector(actor, ({ context }) => context);
	const { issues, codeRequest } = summarisePassword(form, facts);
	const { issue, issueField, errorOf } = useSessionIssues(issues);
	useLeave(() => leavePassword(actor));
	return (
		<FormScreen
			actor={actor}
			about={t("session.login.title")}
			notDone={t("session.notDone.login")}
			submit={t("session.login.submit")}
			issue={issue}
			issueField={issueField}
			unknown={{
				text: t("session.login.unknown"),
				children: <UnknownPassword actor={actor} to="/user" label={t("session.toAccount")} />,
			}}
		>
			<p>{t("session.login.text")}</p>
			<NewPasswordFields
				kind="login"
				form={form}
				errorOf={errorOf}
				account={account}
				onChange={(change) => actor.send({ type: "change", change })}
			/>
			{facts.needsCode && codeRequest ? (
				<CodeInput
					purpose="new password"
					request={codeRequest}
					missing="code"
					value={form.code}
					error={errorOf("code")}
					onType={(value) => actor.send({ type: "change", change: { field: "code", value } })}
				/>
			) : null}
			{facts.needsCode && !codeRequest ? (
				<p>
					{t("session.login.noEmail")} <Link to="/forgot">{t("session.forgot")}</Link>
				</p>
			) : null}
		</FormScreen>
	);
};
