import { useMemo, type ReactElement } from 'react';
import { encode } from 'uqr';
import css from './OnPhoneDialog.module.css';

interface QrCodeProps {
  readonly text: string;
  readonly label: string;
}

/** Quiet zone of four modules: some phones find no code with less. ISO/IEC 18004 */
const QUIET = 4;

/** One path for all dark modules, as React elements: no markup is parsed. */
const qrPath = (text: string): { readonly size: number; readonly path: string } => {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET });
  const path = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return { size, path };
};

/** Dark on light in every colour scheme: phone cameras need it. */
export const QrCode = ({ text, label }: QrCodeProps): ReactElement => {
  const { size, path } = useMemo(() => qrPath(text), [text]);
  return (
    <svg className={css.code} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
};
