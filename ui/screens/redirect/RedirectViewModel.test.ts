import { ResolveDestination } from '@application/redirect/ResolveDestination';
import { endingSettings, FakeRoutes, secretsInARow } from '@tests/builders/ending';
import { MemorySession } from '@tests/fakes/ports';
import { RedirectViewModel } from './RedirectViewModel';

const open = () => {
  const left: string[] = [];
  const routes = new FakeRoutes();
  const settings = endingSettings({
    destinations: { pricing: 'https://banque.example.org/tarifs', appointment: 'https://banque.example.org/rdv?lieu=agence' } as never,
  });
  const resolve = new ResolveDestination(settings, new MemorySession(), secretsInARow());
  const browser = { leaveFor: () => undefined, replaceWith: (address: string) => void left.push(address) };
  return { left, routes, vm: new RedirectViewModel(resolve, browser, routes) };
};

describe('RTE-07, D-06, X20: the way out of the page', () => {
  test('a destination’s name leads to the address that the configuration gives, in the place of this page', async () => {
    const { vm, left, routes } = open();
    await vm.go('pricing');
    expect([left, routes.went]).toEqual([['https://banque.example.org/tarifs'], []]);
  });

  test.each(['https://elsewhere.example.net', '//elsewhere.example.net', 'constructor', ''])(
    'anything else leads to the error page: %j',
    async name => {
      const { vm, left, routes } = open();
      await vm.go(name);
      expect([left, routes.went]).toEqual([[], ['error/generic']]);
    },
  );

  test('D-129: an appointment carries the number of the dossier, and nothing that is no number', async () => {
    const { vm, left, routes } = open();
    await vm.go('appointment', '10000001');
    await vm.go('appointment', '1&lieu=x');
    await vm.go('pricing', '10000001');
    expect(left).toEqual([
      'https://banque.example.org/rdv?lieu=agence&dossier=10000001',
      'https://banque.example.org/rdv?lieu=agence',
      'https://banque.example.org/tarifs',
    ]);
    await vm.go('adviser-call');
    expect(routes.went).toEqual(['error/generic']);
  });

  test('D-58: without an open sign-in nobody is sent to identification; a returning customer starts one', async () => {
    const first = open();
    await first.vm.go('identity-provider');
    expect([first.left, first.routes.went]).toEqual([[], ['error/generic']]);
    const back = open();
    await back.vm.go('identification');
    expect(back.left).toEqual([expect.stringContaining('https://identite.example.org/authorize?')]);
  });
});
