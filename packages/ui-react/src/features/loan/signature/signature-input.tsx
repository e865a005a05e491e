import { useSelector } from "@xstate/react";
import { type ReactNode, useEffect, useRef } from "react";
import { useWords } from "../../../i18n/words.ts";
import { Segments } from "../../../ui/control/segments.tsx";
import { Field } from "../../../ui/form/field.tsx";
import { attachPad } from "./attach-pad.ts";
import type { SignatureActor } from "./signature-actor.ts";
import classes from "./signature-input.module.css";

/** The signature: drawn on a pad, or a typed name for a customer who cannot draw (docs/assumptions.md, A-382). */
export const SignatureInput = (props: {
	readonly actor: SignatureActor;
	/** The customer waits for the answer to the loan, so that nothing can be changed. */
	readonly isLocked: boolean;
}): ReactNode => {
	const { actor, isLocked } = props;
	const { t } = useWords();
	const { form, isPrompted } = useSelector(actor, ({ context }) => context);
	const isSigned = useSelector(actor, (snapshot) => snapshot.matches("signed"));
	const isNotRendered = useSelector(actor, (snapshot) => snapshot.matches("not rendered"));
	const isEmpty = useSelector(actor, (snapshot) => snapshot.matches("empty"));
	const isTyped = form.way === "typed";
	return (
		<fieldset role="none" className={classes.input} disabled={isLocked}>
			<Segments
				label={t("loan.sign.way")}
				segments={(["drawn", "typed"] as const).map((way) => ({ id: way, name: t(`loan.sign.way.${way}`) }))}
				chosen={form.way}
				onChoose={(way) => {
					if (isSigned) actor.send({ type: "clear" });
					actor.send({ type: "change", change: { is: "way", way } });
				}}
			/>
			{isTyped ? (
				<>
					<Field
						name="name"
						label={t("loan.sign.name")}
						value={form.name}
						autoComplete="name"
						enterKey="go"
						maxLength={80}
						isLocked={isSigned}
						onType={(name) => actor.send({ type: "change", change: { is: "name", name } })}
					/>
					<div className={classes.paper}>
						<p className={classes.typed} dir="auto">
							{form.name.trim()}
						</p>
						<p className={classes.mark}>{t("loan.sign.typedMark")}</p>
					</div>
				</>
			) : (
				<Pad actor={actor} isSigned={isSigned || isLocked} isEmpty={isEmpty} />
			)}
			<div className={classes.foot}>
				<p className={classes.problem} role="alert">
					{isPrompted
						? t(isTyped ? "loan.sign.pleaseType" : "loan.sign.please")
						: isNotRendered
							? t("loan.sign.notRendered")
							: null}
				</p>
				<button
					type="button"
					className="quiet-button"
					disabled={isEmpty}
					onClick={() => actor.send({ type: "clear" })}
				>
					{t(isSigned ? "loan.sign.again" : "loan.sign.clear")}
				</button>
			</div>
		</fieldset>
	);
};

const Pad = (props: {
	readonly actor: SignatureActor;
	readonly isSigned: boolean;
	readonly isEmpty: boolean;
}): ReactNode => {
	const { actor, isSigned, isEmpty } = props;
	const { t } = useWords();
	const canvas = useRef<HTMLCanvasElement>(null);
	useEffect(() => (canvas.current ? attachPad(canvas.current, actor) : undefined), [actor]);
	return (
		<div className={classes.paper} data-signed={isSigned}>
			<canvas
				ref={canvas}
				className={classes.pad}
				role="img"
				aria-label={t(isEmpty ? "loan.sign.pad.empty" : "loan.sign.pad.drawn")}
			/>
			{isEmpty ? (
				<p className={classes.hint} aria-hidden="true">
					{t("loan.sign.hint")}
				</p>
			) : null}
			<span className={classes.line} aria-hidden="true" />
		</div>
	);
};
