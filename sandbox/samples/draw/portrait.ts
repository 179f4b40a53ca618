import { box, group, SOFT, text, type Box, type Svg } from './svg';

/** A drawn head and shoulders of no real person; or an empty frame. */
export const portrait = ({ x, y, width, height }: Box, present: boolean): Svg => {
  const frame = box({ x, y, width, height }, present ? '#dfe6e4' : '#fff', 'stroke="#8d918c" stroke-width="3" rx="10"');
  if (!present) return frame + text(x + width / 2, y + height / 2, 'portrait absent', { size: 30, fill: SOFT, anchor: 'middle' });
  const middle = x + width / 2;
  const head = y + height * 0.4;
  const r = width * 0.2;
  return group(
    '',
    frame,
    `<path d="M${x + width * 0.1} ${y + height}c0 ${-height * 0.26} ${width * 0.14} ${-height * 0.34} ${width * 0.4} ${-height * 0.34}s${width * 0.4} ${height * 0.08} ${width * 0.4} ${height * 0.34}z" fill="#6d7f7d"/>`,
    `<rect x="${middle - r * 0.45}" y="${head + r * 0.7}" width="${r * 0.9}" height="${r * 1.2}" fill="#cda98b"/>`,
    `<ellipse cx="${middle}" cy="${head}" rx="${r}" ry="${r * 1.28}" fill="#dcb899"/>`,
    `<path d="M${middle - r * 1.12} ${head + r * 0.1}c${-r * 0.1} ${-r * 1.9} ${r * 2.34} ${-r * 1.9} ${r * 2.24} 0c${-r * 0.2} ${-r * 0.9} ${-r * 0.9} ${-r * 0.9} ${-r * 1.12} ${-r * 0.8}c${-r * 0.4} ${-r * 0.1} ${-r * 0.9} ${-r * 0.1} ${-r * 1.12} ${r * 0.8}z" fill="#4a3b31"/>`,
    `<circle cx="${middle - r * 0.38}" cy="${head + r * 0.05}" r="${r * 0.09}" fill="#3a3531"/><circle cx="${middle + r * 0.38}" cy="${head + r * 0.05}" r="${r * 0.09}" fill="#3a3531"/>`,
    `<path d="M${middle - r * 0.3} ${head + r * 0.66}q${r * 0.3} ${r * 0.16} ${r * 0.6} 0" fill="none" stroke="#8a5a4a" stroke-width="4" stroke-linecap="round"/>`,
  );
};
