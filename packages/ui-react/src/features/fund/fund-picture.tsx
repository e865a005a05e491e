import type { ReactNode } from "react";
import { RemotePicture } from "../../ui/picture/remote-picture.tsx";
import classes from "./fund-picture.module.css";

/** The picture of a fund; nothing if there is none or it fails to load. */
export const FundPicture = ({ address }: { readonly address: string }): ReactNode => (
	<RemotePicture address={address} className={classes.picture} size={{ width: 640, height: 200 }} />
);
