// The results of npm test as a JUnit file, which CI systems read.
const escapes = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f]/g;
const escaped = text => text.replace(CONTROL, '').replace(/[&<>"]/g, each => escapes[each]);

const caseOf = ({ file, title, seconds, status, message }) => {
  const inside = status === 'failed' ? `<failure>${escaped(message ?? '')}</failure>` : status === 'skipped' ? '<skipped/>' : '';
  return `    <testcase classname="${escaped(file)}" name="${escaped(title)}" time="${seconds}">${inside}</testcase>`;
};

/** A part without a report of its tests is one test. */
const suiteOf = ({ name, failed, seconds, cached, cases }) => {
  const own = { file: name, title: name, seconds, status: failed === 0 ? 'passed' : 'failed' };
  const unreported = failed > 0 && cases.every(({ status }) => status !== 'failed');
  const rows = cases.length === 0 ? [own] : unreported ? [...cases, own] : cases;
  const properties = cached ? '    <properties><property name="cached" value="true"/></properties>\n' : '';
  return `  <testsuite name="${escaped(name)}" tests="${rows.length}" failures="${failed}" skipped="${rows.filter(({ status }) => status === 'skipped').length}" time="${seconds}">\n${properties}${rows.map(caseOf).join('\n')}\n  </testsuite>`;
};

export const junitOf = results =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites>\n${results.map(suiteOf).join('\n')}\n</testsuites>\n`;
