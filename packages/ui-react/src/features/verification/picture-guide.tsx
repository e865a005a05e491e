import type { ReactNode } from "react";
import { useWords } from "../../i18n/words.ts";
import classes from "./picture-guide.module.css";

export type PictureKind = "front" | "reverse" | "hand";

/** What each picture must show, in the order of importance. */
const checks = {
	front: ["corners", "glare", "sharp"],
	reverse: ["corners", "glare", "lines"],
	hand: ["face", "readable", "fingers"],
} as const satisfies Record<PictureKind, readonly string[]>;

/** What a picture must show, with an example, above its slot. */
export const PictureGuide = ({ kind }: { readonly kind: PictureKind }): ReactNode => {
	const { t } = useWords();
	return (
		<div className={classes.guide}>
			<svg className={classes.example} viewBox="0 0 96 64" aria-hidden="true">
				<path className={classes.frame} d="M6 16V6h12M78 6h12v10M90 48v10H78M18 58H6V48" />
				{kind === "hand" ? <Holding /> : <Document kind={kind} />}
			</svg>
			<ul>
				{checks[kind].map((check) => (
					<li key={check}>{t(`verification.guide.${check}`)}</li>
				))}
			</ul>
		</div>
	);
};

const Document = ({ kind }: { readonly kind: "front" | "reverse" }): ReactNode => (
	<>
		<rect x="14" y="13" width="68" height="38" rx="4" />
		{kind === "front" ? (
			<path d="M22 41c0-6 12-6 12 0zM28 31a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM44 24h28M44 32h28M44 40h18" />
		) : (
			<path d="M14 21h68M22 29h20M22 37h52M22 43h52" />
		)}
	</>
);

const Holding = (): ReactNode => (
	<>
		<path d="M34 28a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM16 56c0-28 36-28 36 0" />
		<rect x="54" y="32" width="30" height="20" rx="3" />
		<path d="M59 46c0-4 8-4 8 0M63 41a2.4 2.4 0 1 0 0-4.8 2.4 2.4 0 0 0 0 4.8zM71 38h8M71 44h8" />
	</>
);
