import { secret } from "@tradewind/domain/command";
import type { SignedIn } from "@tradewind/domain/session";
import { useSelector } from "@xstate/react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useTimes } from "../../i18n/use-times.ts";
import { useWords } from "../../i18n/words.ts";
import { PasskeyButton } from "../../parts/security/passkey-button.tsx";
import { useApp } from "../../state/app.ts";
import { CommandOutcome } from "../../ui/control/command-outcome.tsx";
import { type ConfirmedCommand, ConfirmSheet } from "../../ui/control/confirm-sheet.tsx";
import { PasswordField } from "../../ui/form/password-field.tsx";
import { PagedList } from "../../ui/list/paged-list.tsx";
import { Row } from "../../ui/list/row.tsx";
import { useFreshList } from "../../ui/list/use-kept-list.ts";
import { Empty } from "../../ui/status/status.tsx";
import { showToast } from "../../ui/toast/toasts.ts";
import { addPasskeyOf, newPasskeyOf, passkeyListOf, removePasskeyOf } from "./kept-actors.ts";
import classes from "./security.module.css";

/** The customer's passkeys. A tap on one offers to remove it; the button below adds one of this device. */
export const PasskeyList = ({ signedIn }: { readonly signedIn: SignedIn }): ReactNode => {
	const { t } = useWords();
	const times = useTimes();
	const app = useApp();
	const list = useFreshList(passkeyListOf(app, signedIn));
	const remove = removePasskeyOf(app, signedIn);
	const momentOf = (text: string): string => times.short(text);
	const addition = <AddPasskey signedIn={signedIn} />;
	return (
		<>
			<PagedList
				hasTimes
				list={list}
				keyOf={({ id }) => id}
				row={({ id, name, createdAt, lastUsedAt }) => (
					<Row
						title={<bdi>{name}</bdi>}
						figure={<span className={classes.end}>{t("security.passkey.remove")}</span>}
						details={
							lastUsedAt === ""
								? t("security.passkey.unused", { time: momentOf(createdAt) })
								: t("security.passkey.used", { time: momentOf(lastUsedAt) })
						}
						onOpen={() => remove.send({ type: "ask", subject: { id: String(id), name } })}
					/>
				)}
				empty={
					<>
						<Empty text={t("security.passkeys.empty")} />
						{addition}
					</>
				}
				footnote={addition}
			/>
			<ConfirmSheet
				actor={remove}
				title={t("security.passkey.remove.title")}
				text={(name) => t("security.passkey.remove.text", { name })}
				confirm={t("security.passkey.remove")}
				notDone={t("security.notDone.removePasskey")}
			/>
		</>
	);
};

const AddPasskey = ({ signedIn }: { readonly signedIn: SignedIn }): ReactNode => {
	const { t } = useWords();
	const app = useApp();
	const command = addPasskeyOf(app, signedIn);
	const ceremony = newPasskeyOf(app, signedIn);
	const isSending = useSelector(command, (snapshot) => snapshot.matches("sending"));
	const [password, setPassword] = useState("");
	const [isMissing, setMissing] = useState(false);
	const field = useRef<HTMLDivElement>(null);
	useEffect(() => {
		const answered = ceremony.on("answered", () => setPassword(""));
		return () => answered.unsubscribe();
	}, [ceremony]);
	useDoneToast(command);
	const start = (): void => {
		setMissing(password === "");
		if (password === "") field.current?.querySelector("input")?.focus();
		else ceremony.send({ type: "start", password: secret(password) });
	};
	return (
		<div className={classes.action} ref={field}>
			<PasswordField
				label={t("security.passkey.password")}
				name="password"
				autoComplete="current-password"
				enterKey="go"
				value={password}
				error={isMissing ? t("security.passkey.confirm") : undefined}
				onType={(text) => {
					setPassword(text);
					setMissing(false);
				}}
			/>
			<PasskeyButton ceremony={ceremony} isBusy={isSending} onPress={start}>
				{t("security.passkey.add")}
			</PasskeyButton>
			<CommandOutcome
				actor={command}
				about={t("security.passkey.add")}
				notDone={t("security.notDone.addPasskey")}
				isNotCarriedOut={false}
				unknown={t("security.passkey.unknown")}
			>
				<button type="button" className="quiet-button" onClick={() => command.send({ type: "dismiss" })}>
					{t("shared.close")}
				</button>
			</CommandOutcome>
		</div>
	);
};

const useDoneToast = (command: ConfirmedCommand): void => {
	const { t } = useWords();
	useEffect(() => {
		const done = command.on("carried out", ({ answer }) => {
			// The platform's text is already a toast (docs/assumptions.md, A-283); a found command has none.
			if (!answer.message) showToast("done", t("shared.form.done"));
		});
		return () => done.unsubscribe();
	}, [command, t]);
};
