import { summariseForgotPassword } from "@tradewind/domain/session";
import { useSelector } from "@xstate/react";
import type { ReactNode } from "react";
import { useWords } from "../../../i18n/words.ts";
import { useLeave } from "../../../router/use-leave.ts";
import { useApp } from "../../../state/app.ts";
import { FormScreen } from "../../../ui/form/form-screen.tsx";
import { prefixIn } from "../../../ui/form/phone/area-codes.ts";
import { AccountFields } from "../account/account-fields.tsx";
import { AccountTabs } from "../account/account-tabs.tsx";
import { useCarriedAccount } from "../account/carried-account.ts";
import { useSessionIssues } from "../account/use-session-issues.ts";
import { CodeInput } from "../code/code-input.tsx";
import { loginWith } from "../login/login-with.ts";
import { useLoginAfter } from "../use-login-after.ts";
import { NewPasswordFields } from "./new-password-fields.tsx";
import { forgotPasswordOf, leavePassword } from "./password-actors.ts";
import { UnknownPassword } from "./unknown-password.tsx";

/** Spec 1 §2, §4, §5, Forgot password: a new password, verified by a code to the account. After success the login is shown. */
export const Screen = (): ReactNode => {
	const { t } = useWords();
	const app = useApp();
	const actor = forgotPasswordOf(app);
	const { form, facts, sent } = useSelector(actor, ({ context }) => context);
	const { issues, codeRequest } = summariseForgotPassword(form, facts);
	const { issue, issueField, errorOf } = useSessionIssues(issues);
	useCarriedAccount(actor);
	useLoginAfter(actor, "new password");
	useLeave(() => leavePassword(actor));
	return (
		<FormScreen
			actor={actor}
			about={t("session.forgot")}
			notDone={t("session.notDone.login")}
			submit={t("session.forgot.submit")}
			issue={issue}
			issueField={issueField}
			unknown={{
				text: t("session.login.unknown"),
				children: (
					<UnknownPassword
						actor={actor}
						to="/login"
						label={t("session.toLogin")}
						onGo={() => sent && loginWith(app, sent.account)}
					/>
				),
			}}
		>
			<p>{t("session.forgot.text")}</p>
			<AccountTabs
				label={t("session.forgot.by")}
				by={form.by}
				onChoose={(value) => actor.send({ type: "change", change: { field: "by", value } })}
			/>
			<AccountFields
				by={form.by}
				email={form.email}
				prefix={prefixIn(facts.areas, form)}
				phone={form.phone}
				errorOf={errorOf}
				onEmail={(value) => actor.send({ type: "change", change: { field: "email", value } })}
				onArea={({ id }) => actor.send({ type: "change", change: { field: "areaId", value: id } })}
				onPhone={(value) => actor.send({ type: "change", change: { field: "phone", value } })}
			/>
			<NewPasswordFields
				kind="login"
				form={form}
				errorOf={errorOf}
				account={form.by === "email" ? form.email : form.phone}
				hasAccountField
				onChange={(change) => actor.send({ type: "change", change })}
			/>
			<CodeInput
				purpose="new password"
				request={codeRequest}
				missing={errorOf("area") ? "area" : "account"}
				value={form.code}
				error={errorOf("code")}
				onType={(value) => actor.send({ type: "change", change: { field: "code", value } })}
			/>
		</FormScreen>
	);
};
